import type { Call } from '@wellmet/platform/http/serve.ts'
import { listOf } from './scim-list.rules.ts'
import { mostPerPage } from './scim-query.rules.ts'
import { schemaUrns } from './scim.contract.ts'

const place = ({ services }: Call, path: string): string => `${services.config.PUBLIC_URL}/scim/v2/${path}`

export const showConfig = async (call: Call) => ({
  schemas: [schemaUrns.config],
  documentationUri: `${call.services.config.PUBLIC_URL}/help`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostPerPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an owner creates under Settings, Sign-in',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: place(call, 'ServiceProviderConfig') },
})

export async function showResourceTypes(call: Call) {
  const types = [
    { name: 'User', endpoint: '/Users', schema: schemaUrns.user },
    { name: 'Group', endpoint: '/Groups', schema: schemaUrns.group },
  ].map((type) => ({
    schemas: [schemaUrns.resourceType as string],
    id: type.name,
    ...type,
    meta: { resourceType: 'ResourceType', location: place(call, `ResourceTypes/${type.name}`) },
  }))
  return listOf(types, types.length, { offset: 0 })
}

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})

const references = (name: string, mutability: 'readOnly' | 'readWrite') =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    mutability,
    subAttributes: [attribute('value'), attribute('display')],
  })

const attributes = {
  User: [
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('displayName'),
    attribute('active', { type: 'boolean' }),
    attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
    attribute('emails', {
      type: 'complex',
      multiValued: true,
      subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
    }),
    references('groups', 'readOnly'),
  ],
  Group: [attribute('displayName', { required: true, uniqueness: 'server' }), references('members', 'readWrite')],
}

export async function showSchemas(call: Call) {
  const schemas = (['User', 'Group'] as const).map((name) => {
    const id = name === 'User' ? schemaUrns.user : schemaUrns.group
    return {
      schemas: [schemaUrns.schema],
      id,
      name,
      attributes: attributes[name],
      meta: { resourceType: 'Schema', location: place(call, `Schemas/${id}`) },
    }
  })
  return listOf(schemas, schemas.length, { offset: 0 })
}
