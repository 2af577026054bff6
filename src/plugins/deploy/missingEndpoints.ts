import { type Deployment, type SignUpProvider, signUpVariables } from '../../site/deployment';

/** Returns one line for the deployer about each sign-up form that has no address to post to. */
export const missingEndpoints = (endpoints: Deployment['signUpEndpoints']): string[] =>
  (Object.keys(signUpVariables) as SignUpProvider[])
    .filter((provider) => endpoints[provider] === undefined)
    .map(
      (provider) =>
        `Sign-up: ${signUpVariables[provider]} is not set, so the ${provider} form thanks its readers and sends nothing.`,
    );
