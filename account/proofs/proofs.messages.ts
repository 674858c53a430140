import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const proofsMessages = defineMessages('proofs', {
  about: 'You’re about to change something important. So that nobody else does it on your device, we ask once more.',
  confirm: 'Confirm',
  insteadOfPassword: 'Use your password instead',
  passkeyAbout: 'Use your fingerprint, your face or the PIN of your device.',
  passwordNotEnough: 'Your password alone isn’t enough here. Use your passkey or your authenticator app.',
  title: 'Confirm that it’s you',
  withPasskey: 'Confirm with your passkey',
})
