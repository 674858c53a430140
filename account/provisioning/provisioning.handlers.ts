import { serve } from '@wellmet/platform/http/serve.ts'
import { showConfig, showResourceTypes, showSchemas } from './describe-scim.ts'
import { createToken, mapGroup, revokeToken, showProvisioning } from './manage-provisioning.ts'
import {
  createGroup,
  deleteProvisionedGroup,
  listProvisionedGroups,
  patchProvisionedGroup,
  replaceGroup,
  showGroup,
} from './provision-groups.ts'
import { createUser, deleteUser, listUsers, patchUser, replaceUser, showUser } from './provision-users.ts'
import { provisioning } from './provisioning.contract.ts'
import { scim } from './scim.contract.ts'

export const provisioningRoutes = serve(provisioning)({
  show: (call) => showProvisioning(call),
  createToken: (call) => createToken(call, call.body),
  revokeToken: (call) => revokeToken(call, call.params.id),
  mapGroup: (call) => mapGroup(call, call.params.id, call.body),
})

export const scimRoutes = serve(scim)({
  config: (call) => showConfig(call),
  resourceTypes: (call) => showResourceTypes(call),
  schemas: (call) => showSchemas(call),
  listUsers: (call) => listUsers(call, call.query),
  createUser: (call) => createUser(call, call.body),
  showUser: (call) => showUser(call, call.params.id),
  replaceUser: (call) => replaceUser(call, call.params.id, call.body),
  patchUser: (call) => patchUser(call, call.params.id, call.body),
  deleteUser: (call) => deleteUser(call, call.params.id),
  listGroups: (call) => listProvisionedGroups(call, call.query),
  createGroup: (call) => createGroup(call, call.body),
  showGroup: (call) => showGroup(call, call.params.id, call.query.excludedAttributes),
  replaceGroup: (call) => replaceGroup(call, call.params.id, call.body),
  patchGroup: (call) => patchProvisionedGroup(call, call.params.id, call.body),
  deleteGroup: (call) => deleteProvisionedGroup(call, call.params.id),
})
