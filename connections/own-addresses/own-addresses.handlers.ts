import { serve } from '@wellmet/platform/http/serve.ts'
import { confirmAddress, removeAddress } from './change-own-addresses.ts'
import { nameAddress } from './name-address.ts'
import { ownAddresses } from './own-addresses.contract.ts'
import { showOwnAddresses } from './show-own-addresses.ts'

export const ownAddressesRoutes = serve(ownAddresses)({
  list: (call) => showOwnAddresses(call),
  name: (call) => nameAddress(call, call.body.address),
  confirm: (call) => confirmAddress(call, call.params.id, call.body.code),
  remove: (call) => removeAddress(call, call.params.id),
})
