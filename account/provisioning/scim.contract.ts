import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing } from '@wellmet/platform/contract/shapes.ts'
import { scimForAnybody, scimWithToken } from './scim.plug-in.ts'

/** RFC 7643 and 7644. Names and shapes are theirs. */
export const schemaUrns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const

const Schemas = z.array(z.string())
const Meta = z.object({
  resourceType: z.string(),
  created: z.string().optional(),
  lastModified: z.string().optional(),
  location: z.string(),
})

export const ScimUser = z
  .object({
    schemas: Schemas,
    id: z.string(),
    externalId: z.string().optional(),
    userName: z.string(),
    active: z.boolean(),
    displayName: z.string().optional(),
    name: z.object({ givenName: z.string().optional(), familyName: z.string().optional() }).optional(),
    emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })),
    groups: z.array(z.object({ value: z.string(), display: z.string() })),
    meta: Meta,
  })
  .meta({ id: 'ScimUser' })
export type ScimUser = z.infer<typeof ScimUser>

export const ScimGroup = z
  .object({
    schemas: Schemas,
    id: z.string(),
    externalId: z.string().optional(),
    displayName: z.string(),
    members: z.array(z.object({ value: z.string(), display: z.string() })).optional(),
    meta: Meta,
  })
  .meta({ id: 'ScimGroup' })
export type ScimGroup = z.infer<typeof ScimGroup>

const ListOf = <T extends z.ZodType>(resource: T) =>
  z.object({
    schemas: Schemas,
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(resource),
  })

/** What clients send beyond what is read here is left out: they send whole people. */
export const ScimBody = z.looseObject({})
export type ScimBody = z.infer<typeof ScimBody>

/** Clients add parameters of their own. */
const ListQuery = z.looseObject({
  filter: z.string().max(1_000).optional().meta({ description: 'userName, displayName or externalId, and eq' }),
  startIndex: z.int32().optional(),
  count: z.int32().optional(),
  excludedAttributes: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

const ResourceQuery = z.looseObject({ excludedAttributes: z.string().max(200).optional() })

const Supported = z.object({ supported: z.boolean() })

const ServiceProviderConfig = z
  .object({
    schemas: Schemas,
    documentationUri: z.string(),
    patch: Supported,
    bulk: Supported.extend({ maxOperations: z.int(), maxPayloadSize: z.int() }),
    filter: Supported.extend({ maxResults: z.int() }),
    changePassword: Supported,
    sort: Supported,
    etag: Supported,
    authenticationSchemes: z.array(
      z.object({ type: z.string(), name: z.string(), description: z.string(), primary: z.boolean() }),
    ),
    meta: Meta,
  })
  .meta({ id: 'ScimServiceProviderConfig' })

const ResourceType = z
  .object({
    schemas: Schemas,
    id: z.string(),
    name: z.string(),
    endpoint: z.string(),
    schema: z.string(),
    meta: Meta,
  })
  .meta({ id: 'ScimResourceType' })

const Attribute = z.object({
  name: z.string(),
  type: z.string(),
  multiValued: z.boolean(),
  required: z.boolean(),
  caseExact: z.boolean(),
  mutability: z.string(),
  returned: z.string(),
  uniqueness: z.string(),
})

const Schema = z
  .object({
    schemas: Schemas,
    id: z.string(),
    name: z.string(),
    attributes: z.array(Attribute.extend({ subAttributes: z.array(Attribute).optional() })),
    meta: Meta,
  })
  .meta({ id: 'ScimSchema' })

/** What the directory of a company calls, with a token of the workspace. */
export const scim = contract('scim', {
  config: {
    route: 'GET /scim/v2/ServiceProviderConfig',
    access: 'anyone',
    plugIns: [scimForAnybody],
    summary: 'What this server can do, in the words of SCIM',
    reply: ServiceProviderConfig,
  },
  resourceTypes: {
    route: 'GET /scim/v2/ResourceTypes',
    access: 'anyone',
    plugIns: [scimForAnybody],
    summary: 'Users and groups, as SCIM describes them',
    reply: ListOf(ResourceType),
  },
  schemas: {
    route: 'GET /scim/v2/Schemas',
    access: 'anyone',
    plugIns: [scimForAnybody],
    summary: 'The attributes that are stored',
    reply: ListOf(Schema),
  },
  listUsers: {
    route: 'GET /scim/v2/Users',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'People whom the directory has provisioned in the workspace of the token',
    query: ListQuery,
    reply: ListOf(ScimUser),
  },
  createUser: {
    route: 'POST /scim/v2/Users',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Provision somebody whose address is at a proven domain; whoever is no member yet is invited by email',
    body: ScimBody,
    reply: ScimUser,
    status: 201,
  },
  showUser: {
    route: 'GET /scim/v2/Users/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'One of them',
    reply: ScimUser,
  },
  replaceUser: {
    route: 'PUT /scim/v2/Users/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Replace what is stored of somebody; active: false ends the membership, true begins it again',
    body: ScimBody,
    reply: ScimUser,
  },
  patchUser: {
    route: 'PATCH /scim/v2/Users/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Change some of it',
    body: ScimBody,
    reply: ScimUser,
  },
  deleteUser: {
    route: 'DELETE /scim/v2/Users/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'End the membership, and forget what the directory said; the account of the person stays',
    reply: Nothing,
    status: 204,
  },
  listGroups: {
    route: 'GET /scim/v2/Groups',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Groups of the directory',
    query: ListQuery,
    reply: ListOf(ScimGroup),
  },
  createGroup: {
    route: 'POST /scim/v2/Groups',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Provision a group; it changes no role until an owner gives it one',
    body: ScimBody,
    reply: ScimGroup,
    status: 201,
  },
  showGroup: {
    route: 'GET /scim/v2/Groups/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'One of them',
    query: ResourceQuery,
    reply: ScimGroup,
  },
  replaceGroup: {
    route: 'PUT /scim/v2/Groups/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Replace the name and the people of a group',
    body: ScimBody,
    reply: ScimGroup,
  },
  patchGroup: {
    route: 'PATCH /scim/v2/Groups/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Add people to a group, remove them, or rename it',
    body: ScimBody,
    reply: ScimGroup,
  },
  deleteGroup: {
    route: 'DELETE /scim/v2/Groups/:id',
    access: 'anyone',
    plugIns: [scimWithToken],
    summary: 'Delete a group; roles that it gave end',
    reply: Nothing,
    status: 204,
  },
})
