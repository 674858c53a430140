import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const passkeysMessages = defineMessages('passkeys', {
  // Settings
  about:
    'Sign in with your fingerprint, your face or the PIN of your device instead of a password. Your fingerprint and your face never leave the device. A passkey can’t be guessed, and fake websites can’t trick you into giving it away.',
  add: 'Add a passkey',
  added: 'Your passkey was added.',
  addedOn: 'Added',
  addTitle: 'Add a passkey',
  addAbout:
    'Your device will ask for your fingerprint, your face or your PIN, and then save the passkey. You can also use your phone or a security key. From then on, your password alone no longer signs you in.',
  backedUp: 'Also on your other devices, by your password manager',
  onOneDevice: 'On one device only',
  cancel: 'Cancel',
  continueAdding: 'Continue',
  lastUsed: 'Last used',
  loading: 'Loading your passkeys',
  name: 'Name of the passkey',
  nameAbout: 'So that you recognize it later, for example “My laptop”.',
  nameMissing: 'Enter a name.',
  neverSignedIn: 'never',
  none: 'No passkeys yet.',
  notSupported:
    'This browser can’t use passkeys here. Try a current version of Chrome, Edge, Firefox or Safari, and a secure address that begins with https.',
  passkey: 'Passkey',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removeQuestion:
    'Remove {name}? You won’t be able to sign in with it anymore. If your device still offers it, delete it there too. If a workspace requires two-step sign-in and you have nothing else for it, you won’t see that workspace until you do.',
  removed: 'The passkey was removed.',
  rename: 'Rename',
  renameNamed: 'Rename {name}',
  save: 'Save',
  title: 'Passkeys',
  whereItIs: 'Where it is',
  yourPasskeys: 'Your passkeys',
  computer: 'My computer',
  phone: 'My phone',

  // Signing in
  signIn: 'Sign in with a passkey',
  insteadOfCode: 'Use a passkey instead',
  cancelled: 'Your device cancelled it, or it couldn’t verify that it’s you. Try again.',
  notAddedHere: 'The passkey was not added',
  notUsedHere: 'The passkey was not used',
  thereAlready: 'This device already has a passkey for your account.',

  // Refusals
  copied:
    'This passkey was refused because a copy of it seems to exist. Sign in another way, remove the passkey in the settings, and add a new one.',
  notAdded: 'The passkey wasn’t added, because we couldn’t verify your device’s answer. Try again.',
  notKnown: 'This passkey isn’t known here anymore. It may have been removed. Sign in another way.',
  notVerified: 'We couldn’t verify your device’s answer. Try again, or sign in another way.',
  serverHasNoName: 'Passkeys need a server with a name. This one is reached by its number (an IP address).',
  tooMany: 'You have {count, number} passkeys. Remove one before you add another.',
  tookTooLong: 'This took too long. Try again.',
})
