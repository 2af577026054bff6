import { type Deployment, type SignUpProvider, signUpVariables } from '../../site/deployment';
import { isHttpAddress } from '../../site/links';

/** Returns one line for the deployer about each sign-up form that posts to the site's own host, which has to answer. */
export const missingEndpoints = (endpoints: Deployment['signUpEndpoints']): string[] =>
  Object.entries(endpoints ?? {})
    .filter(([, endpoint]) => !isHttpAddress(endpoint))
    .map(
      ([provider, endpoint]) =>
        `Sign-up: ${signUpVariables[provider as SignUpProvider]} is not set, so the ${provider} form posts to ${endpoint}. \`npm start\` answers there, a static host loses the address: set the variable, or SIGN_UP=off.`,
    );
