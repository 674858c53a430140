import { defineMessages } from '../messages/messages.ts'

export const problemMessages = defineMessages('problem', {
  // Titles, one for each code
  conflict: 'Conflict',
  crossSite: 'Refused: the request came from another site',
  emailNotVerified: 'Confirm your email address first',
  emailTaken: 'This email address already has an account',
  forbidden: 'Not allowed',
  idempotencyMismatch: 'This Idempotency-Key was used with another request',
  internal: 'Something went wrong on our side',
  invalidGrant: 'Connect again',
  invalidRequest: 'Invalid request',
  linkNotValid: 'This link is no longer valid',
  notConfigured: 'Not set up on this server',
  notFound: 'Not found',
  outcomeUnknown: 'We don’t know whether it was saved',
  overloaded: 'Too busy',
  ownSignInRequired: 'Sign in with your own password or passkey first',
  preconditionFailed: 'Changed in the meantime',
  rateLimited: 'Too many requests',
  secondFactorRequired: 'Set up two-step sign-in first',
  signOnRequired: 'Use single sign-on',
  stepUpRequired: 'Confirm that it’s you',
  tooLarge: 'Too large',
  tooSlow: 'Too slow',
  unauthenticated: 'Sign in first',
  unavailable: 'Not available',
  unprocessable: 'Can’t be processed',
  unsupportedMediaType: 'Unsupported media type',
  workspaceChanged: 'You are in another workspace now',
  wrongCredentials: 'Wrong email or password',

  // Details
  notFoundDetail: 'It doesn’t exist, or you don’t have access to it.',
})
