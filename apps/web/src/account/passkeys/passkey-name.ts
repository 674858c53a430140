import { passkeysMessages } from '@wellmet/account/passkeys/passkeys.messages.ts'

export const passkeyNameRule = (name: string): string | null =>
  name.trim() === '' ? passkeysMessages.nameMissing() : null

/** A first name for a passkey of this device. */
export const suggestedName = (): string =>
  /android|iphone|ipad|mobile/iu.test(navigator.userAgent) ? passkeysMessages.phone() : passkeysMessages.computer()
