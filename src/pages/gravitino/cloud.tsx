import SignUpForm from '@site/src/components/forms/SignUpForm';
import Specimens from '@site/src/components/landing/Specimens';

export default function Cloud() {
  return (
    <Specimens
      title="Sign-up forms"
      states={{
        Enterprise: <SignUpForm provider="enterprise" label="Email address, enterprise" />,
        Cloud: <SignUpForm provider="cloud" label="Email address, cloud" />,
        Newsletter: <SignUpForm provider="newsletter" label="Email address, newsletter" />,
        'Words of its own': (
          <SignUpForm
            buttonText="Talk to us"
            placeholder="name@company.example"
            label="Email address, own words"
          />
        ),
      }}
    />
  );
}
