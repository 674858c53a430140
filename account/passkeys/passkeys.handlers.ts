import { serve } from '@wellmet/platform/http/serve.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './change-passkeys.ts'
import { passkeys, passkeySignIn } from './passkeys.contract.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts'

export const passkeysRoutes = serve(passkeys)({
  list: (call) => listPasskeys(call),
  begin: (call) => beginPasskey(call),
  add: (call) => addPasskey(call, call.body),
  rename: (call) => renamePasskey(call, call.params.id, call.body),
  remove: (call) => removePasskey(call, call.params.id),
})

export const passkeySignInRoutes = serve(passkeySignIn)({
  begin: (call) => beginPasskeySignIn(call),
  finish: (call) => signInByPasskey(call, call.body),
})
