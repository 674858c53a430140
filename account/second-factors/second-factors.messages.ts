import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const secondFactorsMessages = defineMessages('secondFactors', {
  // Settings
  about:
    'A second proof that it is you, beside your password. With it, nobody can sign in to your account with a stolen password alone.',
  appAbout:
    'An app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis, shows a new 6-digit code every 30 seconds. You’ll enter one when you sign in.',
  appAdded: 'Your authenticator app is set up.',
  appRemoved: 'Your authenticator app was removed.',
  appTitle: 'Authenticator app',
  appOn: 'Set up. You’ll need a code from it when you sign in.',
  cancel: 'Cancel',
  cantScan: 'Can’t scan it? Enter this key in the app:',
  codeFromApp: 'Code from the app',
  codesCopied: 'Copied',
  codesHaveYou:
    '{count, plural, =0 {You have used all your recovery codes. Make new ones now, so that you can sign in without your device.} one {You have # recovery code left. Make new ones soon.} other {You have # recovery codes left, for when you don’t have your device with you.}}',
  codesOnce:
    'Save these codes somewhere safe, for example in your password manager or on paper. Each one, with your password, signs you in once if you lose your phone or computer. We can’t show them again.',
  codesReplace: 'Make ten new recovery codes? The old ones will stop working.',
  codesTitle: 'Recovery codes',
  confirmApp: 'Finish',
  copyCodes: 'Copy the codes',
  done: 'I have saved them',
  enterCode: 'Then enter the 6-digit code that the app shows.',
  loading: 'Loading your second factors',
  makeCodes: 'Make new codes',
  notChanged: 'Nothing was changed. {reason}',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removeAppQuestion:
    'Remove your authenticator app? Its codes will stop working here. Delete the entry in the app afterwards. If a workspace requires two-step sign-in and you have nothing else for it, you won’t see that workspace until you do.',
  scan: 'Open the app, add an account, and point the camera at this picture.',
  setUpApp: 'Set up an app',
  setUpTitle: 'Set up an authenticator app',
  theSecondFactors: 'Your second factors',
  title: 'Two-step sign-in',
  yourRecoveryCodes: 'Your recovery codes',

  // Signing in
  backToPassword: 'Start again',
  codeNeeded: 'Enter the code from your authenticator app.',
  withRecoveryCode: 'Use a recovery code instead',
  recoveryCode: 'Recovery code',
  recoveryCodeAbout: 'One of the ten codes you saved when you set this up. Each works once.',
  recoveryCodeNeeded: 'Enter one of your recovery codes.',
  secondStep: 'One more step',
  secondStepAbout: 'Open your authenticator app, and enter the code it shows for Wellmet.',
  withApp: 'Use a code from the app instead',

  // Refusals
  appThereAlready: 'You already have an authenticator app. Remove it first, then set up another one.',
  codeFormat: 'Enter the 6 digits that the app shows.',
  codeWrong:
    'This code is wrong, or it was already used. Wait for the next one. If that doesn’t help, check that your phone sets its clock automatically.',
  firstCodeWrong:
    'This code doesn’t fit. Wait for the next one, and check that your phone sets its clock automatically.',
  nothingToConfirm: 'There is no app waiting to be confirmed. Begin again.',
  nothingToRecover: 'Add a passkey or set up an authenticator app first. Recovery codes come with it.',
  recoveryCodeFormat: 'A recovery code has 10 letters and digits, such as 4k7pz-92mqd.',
  recoveryCodeWrong: 'This recovery code is wrong, or it was already used.',
  signInOver: 'This took too long. Enter your email and password again.',
  tooManyCodes: 'Too many wrong codes. Wait a quarter of an hour, then try again.',

  // Mails
  guessedMailSubject: 'Someone entered wrong codes for your account',
  guessedMailBody: `Hi {name},

Someone signed in to Wellmet with your password, and then entered wrong codes ten times. They didn’t get in.

If this wasn’t you, someone knows your password. Choose a new one now.`,
  guessedMailButton: 'Choose a new password',
  mailSubject: 'Your sign-in to Wellmet was changed',
  mailBody: `Hi {name},

{happened}

If this wasn’t you, look at your settings now, and change your password.`,
  mailButton: 'Open security settings',
  mailAppAdded: 'An authenticator app was set up for your account. From now on you need a code from it to sign in.',
  mailAppRemoved: 'The authenticator app was removed from your account.',
  mailPasskeyAdded: 'A passkey was added to your account. It signs in without your password.',
  mailPasskeyRemoved: 'A passkey was removed from your account.',
  mailPasskeyCopied:
    'Someone tried to sign in with a passkey of yours, and there seems to be a copy of it. They didn’t get in. Remove this passkey, and add a new one.',
  mailCodesMade: 'New recovery codes were made for your account. The old ones no longer work.',
  mailRemovedByOperator:
    'The administrator of the server removed all second factors from your account: passkeys, authenticator app and recovery codes. You have been signed out everywhere. Your password signs you in again; then set up a second step anew.',
  mailCodeUsed: 'A recovery code was used to sign in to your account. It won’t work again.',
})
