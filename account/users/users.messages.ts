import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const usersMessages = defineMessages('users', {
  // Forms and screens
  addressConfirmed: 'Your address is confirmed',
  addressConfirmedThanks: 'Thank you. People you ask can now trust that it is you who writes.',
  appearance: 'Appearance',
  appearanceAbout: 'Auto follows your system.',
  askForNewLink: 'Ask for a new link',
  backToSignIn: 'Back to sign in',
  changePassword: 'Change password',
  checkYourInbox: 'Check your inbox',
  chooseNewPassword: 'Choose a new password',
  confirmingAddress: 'Confirming your address',
  continueToProduct: 'Continue to Wellmet',
  createAccount: 'Create account',
  createYourAccount: 'Create your account',
  createYourAccountAbout: 'You get your own workspace. Nothing is shared until you choose to share it.',
  currentPassword: 'Current password',
  email: 'Email',
  emailConfirmed: 'Confirmed.',
  emailInvalid: 'This does not look like an email address.',
  emailNotConfirmed: 'Not confirmed yet.',
  firstWorkspace: '{name}’s workspace',
  forgotPassword: 'Forgot your password?',
  forgotPasswordAbout: 'Enter your address and we will send you a link.',
  haveAccount: 'Already have an account? <link>Sign in</link>',
  askAgainFromHome: 'You can ask for a new email from your home page.',
  linkRefused: '{reason} You can ask for a new email from your home page.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteConfirm: 'Open it from the email again, or ask for a new email from your home page.',
  linkIncompleteReset: 'Open it from the email again, or ask for a new one.',
  name: 'Name',
  nameAbout: 'Your name is what people see when you ask for an introduction.',
  nameMissing: 'Tell us what to call you.',
  newHere: 'New here? <link>Create an account</link>',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. Length beats symbols.',
  newPasswordTooShort: 'Use at least 10 characters.',
  notConfirmed: '{email} is not confirmed yet.',
  openConfirmationLink: 'Open the link in the email we sent you.',
  confirmationNotSent: 'The email was not sent. {reason}',
  confirmationSent: 'A new email is on its way. The link in it works for three days.',
  password: 'Password',
  passwordAbout: 'Changing it signs you out everywhere else.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  passwordMissing: 'Enter your password.',
  passwordReset: 'Your password is changed. Sign in with the new one.',
  resetAbout: 'You will be signed out everywhere else.',
  resetRequested:
    'If {email} has an account, a link to choose a new password is on its way. It works once, for one hour.',
  save: 'Save',
  saveNewPassword: 'Save the new password',
  saved: 'Saved.',
  sendAgain: 'Send it again',
  sendLink: 'Send the link',
  sent: 'Sent',
  showPassword: 'Show the password',
  signIn: 'Sign in',
  stillSignedIn: 'You are still signed in: Wellmet could not be reached. Try again in a moment.',
  tryAgainLater: 'Try again in a moment.',
  tryAnotherAddress: 'Use another address',
  you: 'You',
  yourName: 'Your name',

  // Refusals
  currentPasswordWrong: 'The current password is not right.',
  fieldNotRight: 'is not right',
  emailTaken: 'Sign in instead, or choose a new password if you forgot it.',
  linkExpired: 'It expired. Ask for a new one.',
  linkUsedOrExpired: 'It was used already, or it expired. Ask for a new one.',
  notSaved: 'Nothing was saved. Try again shortly.',
  tokenNotValid: 'This is not the code of one of our links.',
  tooManyTries: 'Too many tries for this address.',
  wrongCredentials: 'The email address and the password do not belong together.',

  // Mails
  confirmMailSubject: 'Confirm your email address',
  confirmMailBody: `Hello {name},

Please confirm that this address is yours:

{link}

The link works for three days. If you did not sign up for Wellmet, ignore this email; nothing will happen.
`,
  resetMailSubject: 'Choose a new password',
  resetMailBody: `Hello {name},

Somebody, probably you, asked to choose a new password for this address:

{link}

The link works once, for one hour. If it was not you, ignore this email; your password stays as it is.
`,
})
