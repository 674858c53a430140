import { serve } from '@wellmet/platform/http/serve.ts'
import { devices } from './devices.contract.ts'
import { listDevices } from './list-devices.ts'
import { signOutDevice, signOutEverywhere } from './sign-out-devices.ts'
import { trustDevice } from './trust-device.ts'

export const devicesRoutes = serve(devices)({
  list: (call) => listDevices(call),
  trust: (call) => trustDevice(call, call.params.deviceId),
  signOut: (call) => signOutDevice(call, call.params.id),
  signOutEverywhere: (call) => signOutEverywhere(call),
})
