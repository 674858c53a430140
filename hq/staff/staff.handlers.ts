import { serve } from '@wellmet/platform/http/serve.ts'
import { enterRoom, showDoor } from './enter-room.ts'
import { staff } from './staff.contract.ts'
import { verifyPhone } from './verify-phone.ts'

export const staffRoutes = serve(staff)({
  begin: (call) => showDoor(call),
  enter: (call) => enterRoom(call, call.body),
  phone: (call) => verifyPhone(call, call.body.code),
})
