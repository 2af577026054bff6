import SignUpForm from '@site/src/components/forms/SignUpForm';
import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import { type SignUpProvider, signUp, signUpVariables } from '@site/src/site/deployment';

const providers = Object.keys(signUpVariables) as SignUpProvider[];

export default function Cloud() {
  return (
    <SpecimenPage title="Sign-up forms">
      <p>Live forms: idle, loading while the request lasts, then thanks whichever way it ends.</p>
      {providers.map((provider) => (
        <Specimen key={provider} name={provider}>
          <SignUpForm provider={provider} label={`Email address, ${provider}`} />
          <p>
            Posts to the address in <code>{signUpVariables[provider]}</code>; unset, to{' '}
            <code>
              {signUp.hostPath}
              {provider}
            </code>{' '}
            of the site’s own host.
          </p>
        </Specimen>
      ))}
      <Specimen name="Words of its own">
        <SignUpForm
          buttonText="Talk to us"
          placeholder="name@company.example"
          label="Email address, own words"
        />
      </Specimen>
    </SpecimenPage>
  );
}
