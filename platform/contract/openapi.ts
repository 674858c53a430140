import { z } from 'zod'
import { answersBytes, methodOf, paramsOf, pathOf, scopeOf, type Contract, type Endpoint } from './endpoint.ts'
import { ProblemDocument } from './problem.ts'
import { ScimError } from './scim-error.ts'

type Json = { [key: string]: unknown }

/** OpenAPI 3.1 of a list of contracts. Shapes with an id in their meta become named components. */
export function openApiDocument(
  contracts: readonly Contract[],
  about: { title: string; version: string; description: string },
): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const { family, endpoints } of contracts) {
    for (const endpoint of Object.values(endpoints)) {
      const path = pathOf(endpoint).replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [methodOf(endpoint).toLowerCase()]: operation(family, endpoint, components),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { ...about, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Signed in with a browser' },
        provisioning: { type: 'http', scheme: 'bearer', description: 'A provisioning token of a workspace' },
        token: { type: 'http', scheme: 'bearer', description: 'The access token of a connected program' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key with the scope that the operation names' },
      },
    },
  }
}

function operation(family: string, endpoint: Endpoint, components: Json): Json {
  const status = String(endpoint.status ?? 200)
  const type = typeOf(endpoint)
  const reply = answersBytes(endpoint) ? bytes(type) : content(endpoint.reply, 'output', components, type)
  const description = endpoint.stream
    ? `${endpoint.summary}. Each event's data is JSON of this shape`
    : endpoint.summary
  return {
    operationId: operationId(endpoint),
    tags: [family],
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone'
      ? { security: endpoint.protocol ? [{ provisioning: [] }] : [] }
      : { security: security(family, endpoint) }),
    ...parameters(endpoint, components),
    ...(endpoint.upload ? { requestBody: { required: true, ...bytes() } } : {}),
    ...(endpoint.webhook ? { requestBody: { required: true, content: { 'application/json': {} } } } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, ...content(endpoint.body, 'input', components, bodyTypeOf(endpoint)) } }
      : {}),
    responses: {
      [status]: { description, ...reply },
      ...Object.fromEntries((endpoint.alsoReplies ?? []).map((code) => [code, { description, ...reply }])),
      default: {
        description: endpoint.protocol ? 'An error of SCIM' : 'A problem document',
        ...(endpoint.protocol
          ? content(ScimError, 'output', components, 'application/scim+json')
          : content(ProblemDocument, 'output', components, 'application/problem+json')),
      },
    },
  }
}

const typeOf = ({ stream, file: saved, protocol }: Endpoint): string | undefined => {
  if (protocol) return 'application/scim+json'
  return stream ? 'text/event-stream' : saved?.type
}

const bodyTypeOf = ({ form }: Endpoint): string | undefined =>
  form === 'body' ? 'application/x-www-form-urlencoded' : undefined

const bytes = (type = 'application/octet-stream'): Json => ({
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})

/** `patchWorkspacesCurrentMembersByUserId`: from method and path, so that it is as unique as they are. */
function operationId(endpoint: Endpoint): string {
  const words = pathOf(endpoint)
    .replace('/api/', '/')
    .replace(/:/g, 'by-')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
  return methodOf(endpoint).toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const security = (family: string, endpoint: Endpoint): Json[] =>
  endpoint.keys === 'never'
    ? [{ session: [] }, ...(endpoint.tokens ? [{ token: [] }] : [])]
    : [{ session: [] }, { key: [scopeOf(family, endpoint)] }]

function parameters(endpoint: Endpoint, components: Json): Json {
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(field as z.ZodType),
      schema: jsonSchema(field as z.ZodType, 'input', components),
    }))
  const all = [...from(paramsOf(endpoint), 'path'), ...from(endpoint.query, 'query')]
  if (endpoint.creates || endpoint.passesKey)
    all.push({ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } })
  for (const name of endpoint.webhook?.headers ?? [])
    all.push({ name, in: 'header', required: true, schema: { type: 'string' } })
  return all.length > 0 ? { parameters: all } : {}
}

const isOptional = (field: z.ZodType): boolean => field.safeParse(undefined).success

function content(schema: z.ZodType, io: 'input' | 'output', components: Json, type = 'application/json'): Json {
  return schema instanceof z.ZodUndefined ? {} : { content: { [type]: { schema: jsonSchema(schema, io, components) } } }
}

/** zod names shapes with an id under $defs; in the document they live under components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: dropMarks }) as Json & { $defs?: Json }
  for (const [name, definition] of Object.entries($defs ?? {}))
    components[name] = withoutId(moveRefs(definition as Json))
  const { id } = json
  if (typeof id !== 'string') return moveRefs(json)
  components[id] = withoutId(moveRefs(json))
  return { $ref: `#/components/schemas/${id}` }
}

const dropMarks = ({ jsonSchema: json }: { jsonSchema: Json }): void => {
  delete json['slot']
  if (json['secret']) json['format'] = 'password'
  delete json['secret']
}
const moveRefs = (json: Json): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
const withoutId = ({ id: _id, ...json }: Json): Json => json
