import { readUserCode } from '@wellmet/account/device-codes/device-codes.rules.ts'

const form = /^[A-Z]{4}-[A-Z]{4}$/

/** Null if it is no code. The server knows which letters there are. */
export function readTypedCode(typed: string | undefined): string | null {
  const code = readUserCode(typed ?? '')
  return form.test(code) ? code : null
}
