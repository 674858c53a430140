import { z } from 'zod'
import { methodOf, paramsOf, pathOf, scopeOf, statusesOf, type Contract, type Endpoint } from './endpoint.ts'
import { callerOf, problemFormOf, replyFormOf, type OpenApiPart } from './plug-in.ts'
import { ProblemDocument } from './problem.ts'

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
        ...schemesOf(contracts),
        token: { type: 'http', scheme: 'bearer', description: 'The access token of a connected program' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key with the scope that the operation names' },
      },
    },
  }
}

/** Credentials other than sessions and API keys, which some handlers check themselves. */
const schemesOf = (contracts: readonly Contract[]): Json =>
  Object.fromEntries(
    contracts
      .flatMap(({ endpoints }) => Object.values(endpoints))
      .flatMap((endpoint) => {
        const caller = callerOf(endpoint)
        return caller?.by === 'handler' ? [[caller.scheme, caller.openApi] as const] : []
      }),
  )

function operation(family: string, endpoint: Endpoint, components: Json): Json {
  const [usual, ...others] = statusesOf(endpoint)
  const form = replyFormOf(endpoint)
  const reply = form.as === 'bytes' ? bytes(form.type) : content(endpoint.reply, 'output', components, form.type)
  const note = fromPlugIns(endpoint, 'note')
  const description = note === undefined ? endpoint.summary : `${endpoint.summary}. ${note}`
  const requestBody = fromPlugIns(endpoint, 'requestBody')
  const problems = problemFormOf(endpoint)
  return {
    operationId: operationId(endpoint),
    tags: [family],
    summary: endpoint.summary,
    security: security(family, endpoint),
    ...parameters(endpoint, components),
    ...(requestBody ? { requestBody } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            ...content(endpoint.body, 'input', components, fromPlugIns(endpoint, 'bodyType')),
          },
        }
      : {}),
    responses: {
      [usual]: { description, ...reply },
      ...Object.fromEntries(others.map((code) => [code, { description, ...reply }])),
      default: problems
        ? { description: problems.description, ...content(problems.schema, 'output', components, problems.type) }
        : {
            description: 'A problem document',
            ...content(ProblemDocument, 'output', components, 'application/problem+json'),
          },
    },
  }
}

const fromPlugIns = <Part extends keyof OpenApiPart>(
  { plugIns = [] }: Endpoint,
  part: Part,
): OpenApiPart[Part] | undefined => plugIns.find(({ openApi }) => openApi?.[part])?.openApi?.[part]

const bytes = (type: string): Json => ({
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

function security(family: string, endpoint: Endpoint): Json[] {
  const caller = callerOf(endpoint)
  if (caller?.by === 'handler') return [{ [caller.scheme]: [] }]
  if (endpoint.access === 'anyone') return []
  return endpoint.keys === 'never'
    ? [{ session: [] }, ...(endpoint.tokens ? [{ token: [] }] : [])]
    : [{ session: [] }, { key: [scopeOf(family, endpoint)] }]
}

function parameters(endpoint: Endpoint, components: Json): Json {
  const from = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(field as z.ZodType),
      schema: jsonSchema(field as z.ZodType, 'input', components),
    }))
  const all = [...from(paramsOf(endpoint), 'path'), ...from(endpoint.query, 'query')]
  for (const { name, ...header } of (endpoint.plugIns ?? []).flatMap(({ openApi }) => openApi?.headers ?? []))
    all.push({ name, in: 'header', ...header })
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
