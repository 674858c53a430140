import { serve } from '@wellmet/platform/http/serve.ts'
import { askForDeviceCode, startDeviceCode } from './start-device-code.ts'
import { confirmDeviceCode, denyDevice, previewDeviceCode } from './confirm-device-code.ts'
import { deviceCodes } from './device-codes.contract.ts'
import { logOutDevice } from './log-out-device.ts'

export const deviceCodesRoutes = serve(deviceCodes)({
  start: (call) => startDeviceCode(call, call.body),
  ask: (call) => askForDeviceCode(call, call.body),
  preview: (call) => previewDeviceCode(call, call.params.userCode),
  confirm: (call) => confirmDeviceCode(call, call.params.userCode),
  deny: (call) => denyDevice(call, call.params.userCode),
  logOut: (call) => logOutDevice(call, call.body),
})
