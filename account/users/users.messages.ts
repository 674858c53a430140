import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const usersMessages = defineMessages('users', {
  // Forms and screens
  noNewAccounts: 'No new accounts here',
  addressConfirmed: 'Your address is confirmed.',
  appearance: 'Appearance',
  appearanceAbout: 'Auto follows your system.',
  askForNewLink: 'Ask for a new link',
  backToSignIn: 'Back to sign in',
  changePassword: 'Change password',
  checkYourInbox: 'Check your inbox',
  chooseNewPassword: 'Choose a new password',
  confirmAddress: 'Confirm your email address',
  confirming: 'Confirming your address',
  continueToProduct: 'Continue to Wellmet',
  createAccount: 'Create account',
  createYourAccount: 'Create your account',
  createYourAccountAbout: 'You’ll get your own workspace. Nothing is shared until you choose to share it.',
  currentPassword: 'Current password',
  email: 'Email',
  emailConfirmed: 'Confirmed.',
  emailInvalid: 'This doesn’t look like an email address.',
  emailNotConfirmed: 'Not confirmed yet.',
  firstWorkspace: '{name}’s workspace',
  forgotPassword: 'Forgot your password?',
  forgotPasswordAbout: 'Enter your email address, and we’ll send you a link to choose a new password.',
  haveAccount: 'Already have an account? <link>Sign in</link>',
  askAgainFromHome: 'You can get a new confirmation email from your home page.',
  headline: 'About you, in one line',
  headlineAbout: 'A full sentence, such as “I build software for ports.” Suggested messages introduce you with it.',
  language: 'Language',
  languageAbout: 'Of the screens, and of the emails we send you.',
  languageNotSaved: 'The language was not changed. {reason}',
  languageOfBrowser: 'As in this browser',
  linkRefused: '{reason} You can get a new confirmation email from your home page.',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteConfirm: 'Open it from the email again, or get a new confirmation email from your home page.',
  linkIncompleteReset: 'Open it from the email again, or ask for a new one.',
  name: 'Name',
  nameAbout: 'Your name is what people see when you ask for an introduction.',
  nameMissing: 'Enter your name.',
  newHere: 'New here? <link>Create an account</link>',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. Length matters more than symbols.',
  newPasswordTooShort: 'Use at least 10 characters.',
  notConfirmed: '{email} is not confirmed yet.',
  openConfirmationLink: 'Open the link in the email we sent you.',
  confirmationNotSent: 'The email was not sent. {reason}',
  confirmationSent: 'A new email is on its way. The link in it works for three days.',
  password: 'Password',
  passwordAbout: 'Changing it signs you out everywhere else and ends links we mailed you earlier.',
  passwordChanged: 'Your password has been changed, and your other devices have been signed out.',
  passwordMissing: 'Enter your password.',
  passwordReset: 'Your password has been changed, and your API keys have been revoked. Sign in with the new password.',
  revokeKeysToo: 'Also revoke all my API keys',
  revokeKeysTooAbout: 'Someone who knew the old password may have created one.',
  resetAbout: 'You’ll be signed out everywhere, and your API keys will be revoked.',
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
  signInToConfirm:
    'Sign in to the account you want to confirm. If it is signed in anywhere else, it will be signed out there. If you didn’t create it, choose a new password: the account will then be yours alone.',
  stillSignedIn: 'You’re still signed in because Wellmet couldn’t be reached. Try again in a moment.',
  tryAgainLater: 'Try again in a moment.',
  tryAnotherAddress: 'Use another address',
  you: 'You',
  yourName: 'Your name',

  // Refusals
  accountDisabled: 'This account has been disabled by the people who run this server. Ask them about it.',
  signUpByInvitation:
    'You need an invitation to create an account here. Ask someone who uses it to invite you, then open the link in that email.',
  signUpClosed: 'Nobody can create a new account on this server. Ask the people who run it.',
  currentPasswordWrong: 'The current password is wrong.',
  fieldNotRight: 'This is not your current password.',
  emailTaken: 'Sign in instead, or choose a new password if you forgot it.',
  linkExpired: 'It has expired.',
  linkForOtherAddress: 'It doesn’t belong to {email}, the address you are signed in with.',
  linkUsedOrExpired: 'It has already been used, or it has expired.',
  notSaved: 'Nothing was saved. Try again in a moment.',
  passwordLeaked:
    'Many people use this password, so it is guessed quickly. Choose another one, for example a few unrelated words.',
  passwordPersonal: 'Your name and your email address are guessed first. Choose a password without them.',
  passwordProduct: 'The name of this product is guessed first. Choose a password without it.',
  passwordRepeats:
    'This password repeats only a few characters. Choose another one, for example a few unrelated words.',
  passwordSequence:
    'Characters in the order of the keyboard, the alphabet or the digits are guessed quickly. Choose another one, for example a few unrelated words.',
  tokenNotValid: 'This code doesn’t come from one of our links.',
  tooManyTries: 'Too many attempts for this email address.',
  wrongCredentials: 'Check both and try again, or choose a new password if you forgot it.',

  // Mails
  confirmMailSubject: 'Confirm your email address',
  confirmMailBody: `Hi {name},

Please confirm that this address is yours.`,
  confirmMailButton: 'Confirm my address',
  confirmMailAfter: 'The link works for three days. If you didn’t sign up for Wellmet, you can ignore this email.',
  guessedMailSubject: 'Someone entered wrong passwords in your account',
  guessedMailBody: `Hi {name},

Where you are signed in to Wellmet, someone was asked for your password and entered a wrong one ten times.

If this wasn’t you, someone else is using a device where you are signed in. Choose a new password now. This signs you out everywhere.`,
  newPasswordButton: 'Choose a new password',
  passwordChangedMailSubject: 'Your password was changed',
  passwordChangedMailBody: `Hi {name},

The password of your Wellmet account was changed. You have been signed out everywhere else. {keys, select, revoked {All your API keys were revoked, so programs that used one need a new key.} other {Your API keys still work.}}

If this wasn’t you, choose a new password right away.`,
  passwordResetMailBody: `Hi {name},

The password of your Wellmet account was changed with a link from this mailbox. You have been signed out everywhere. All your API keys were revoked, so programs that used one need a new key.

If this wasn’t you, someone else can read your email. Secure your mailbox first, and then choose a new password.`,
  passwordFirstResetMailBody: `Hi {name},

The password of your Wellmet account was changed with a link from this mailbox, which also confirmed your address. Everyone who was signed in has been signed out, all API keys were revoked, and pending invitations to the workspaces were withdrawn.

Nobody had confirmed this address before. If you didn’t create the account, someone else did, and the contacts, lists and settings in it may be theirs. Look through them before you rely on them.`,
  openAccountButton: 'Open my account',
  resetMailSubject: 'Choose a new password',
  resetMailBody: `Hi {name},

Someone, probably you, asked for a link to choose a new password.`,
  resetMailAfter:
    'The link works once, for one hour. If it wasn’t you, you can ignore this email, and your password will stay the same.',
})
