import SignUpForm from '@site/src/components/forms/SignUpForm';
import { Specimen, SpecimenPage } from '@site/src/components/landing/Specimens';
import { type SignUpProvider, signUpVariables } from '@site/src/site/deployment';

const providers = Object.keys(signUpVariables) as SignUpProvider[];

export default function Cloud() {
  return (
    <SpecimenPage title="Sign-up forms">
      {providers.map((provider) => (
        <Specimen key={provider} name={provider}>
          <SignUpForm provider={provider} label={`Email address, ${provider}`} />
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
