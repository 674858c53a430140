import { serve } from '@wellmet/platform/http/serve.ts'
import { changeRole, removeMember, showMembers } from './change-member.ts'
import { handOver } from './hand-over.ts'
import { members } from './members.contract.ts'

export const membersRoutes = serve(members)({
  list: (call) => showMembers(call),
  changeRole: (call) => changeRole(call, call.params.userId, call.body.role),
  handOver: (call) => handOver(call, call.body.userId),
  remove: (call) => removeMember(call, call.params.userId),
})
