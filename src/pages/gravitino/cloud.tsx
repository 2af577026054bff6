import SignUpForm from '@site/src/components/SignUpForm';
import { Specimen, SpecimenPage } from '@site/src/components/Specimens';
import type { SignUpProvider } from '@site/src/site/signUp';

const providers: SignUpProvider[] = ['enterprise', 'cloud', 'newsletter'];

export default function Cloud(): React.JSX.Element {
  return (
    <SpecimenPage title="Sign-up forms">
      {providers.map((provider) => (
        <Specimen key={provider} name={provider}>
          <SignUpForm provider={provider} label={`Email address, ${provider}`} />
        </Specimen>
      ))}
    </SpecimenPage>
  );
}
