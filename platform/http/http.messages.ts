import { defineMessages } from '../messages/messages.ts'

/** Why a request is refused before its use case runs. */
export const httpMessages = defineMessages('http', {
  addressNotValid: 'The address is not a valid URL.',
  bodyEmpty: 'The body is empty.',
  bodyLengthWrong: 'The body is not as long as content-length says.',
  bodyNotJson: 'The body is not valid JSON.',
  bodyTooLarge: 'The body is larger than this endpoint accepts.',
  bodyTooSlow: 'The request arrived too slowly. Check your connection, then send it again.',
  busy: '{seconds, plural, one {The server is busy. Try again in # second.} other {The server is busy. Try again in # seconds.}}',
  changedMeanwhile: 'It has changed since you loaded it. Load it again and repeat your change.',
  connectAgain: 'This server is shutting down. Connect again.',
  emailNotVerified:
    'Confirm your email address first: open the link in the email we sent you, or get a new one from your home page.',
  fieldWithError: '{field}: {message}',
  fileTooLarge: 'Files can be up to {megabytes, number} MB.',
  idempotencyKeyFormat: 'Use 1 to 255 visible ASCII characters for the Idempotency-Key.',
  idempotencyKeyReused: 'This Idempotency-Key was already used with another request. Use a new one.',
  invalidRequest:
    '{part, select, params {The address is not valid. {errors}} query {The query is not valid. {errors}} other {The body is not valid. {errors}}}',
  keyLacksScope: 'The API key doesn’t have the scope {scope}.',
  keyNotAllowed: 'API keys can’t do this. Sign in instead.',
  keyNotValid: 'The API key or access token is not valid.',
  needsRole:
    '{role, select, owner {Only owners of this workspace can do this.} admin {Only owners and admins of this workspace can do this.} member {Viewers of this workspace can’t do this.} other {Only people in this workspace can do this.}}',
  noWorkspace: 'You are not in a workspace. Create one or accept an invitation.',
  tokenForElsewhere: 'This credential doesn’t open anything here.',
  notSignedIn: 'Sign in, or use an API key.',
  nothingHere: 'There is nothing at this address.',
  otherSite: 'Requests with a session must come from {origin}.',
  ownSignInForPower:
    'You came in by single sign-on, which can’t decide who runs this workspace. Sign in with your own password or passkey. If you have none yet, choose “Forgot your password?” on the sign-in page.',
  ownSignInNeeded:
    'You came in by single sign-on, which opens this workspace only. To change your account, sign in with your own password or passkey. If you have none yet, choose “Forgot your password?” on the sign-in page.',
  passkeyNeeded:
    '{minutes, plural, one {This needs your passkey, used in the last minute.} other {This needs your passkey, used in the last # minutes.}} Open it again with your passkey.',
  proofTooOld:
    '{minutes, plural, one {This needs a proof that it’s you from the last minute.} other {This needs a proof that it’s you from the last # minutes.}} Confirm, then try again.',
  requestUnreadable: 'The request can’t be read.',
  secondFactorNeeded:
    'This workspace requires two-step sign-in. Set it up under Settings, Security, or go to another workspace.',
  sendFile: 'Send the file itself, with content-type application/octet-stream.',
  sendJson: 'Send JSON with content-type application/json.',
  signOnNeeded:
    'This workspace requires single sign-on. Continue with single sign-on from the sign-in page, or go to another workspace.',
  staffOnly: 'Only people who run this server can open this.',
  staffRoleNeeded: 'Your role on this server doesn’t include this.',
  tooManyStreams: 'Too many streams are open. Poll this endpoint instead.',
  tooManyStreamsOfYours:
    '{count, plural, one {You have # stream open. Close it.} other {You have # streams open. Close one of them.}}',
  tooManyUploadsOfYours:
    '{count, plural, one {You are sending # file already. Wait until it has arrived.} other {You are sending # files already. Wait until one of them has arrived.}}',
  tryAgainIn: '{seconds, plural, one {Try again in # second.} other {Try again in # seconds.}}',
  otherWorkspace:
    'This page shows a workspace that you are no longer in. Nothing was saved. Reload the page to see your current workspace.',
  unforeseen: 'The error is logged under the request ID. Nothing was saved. Try again.',
})
