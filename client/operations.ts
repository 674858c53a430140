import type { components, paths } from './schema.gen.ts'

/** The shapes of the API by name, such as `Schemas['Webhook']`. */
export type Schemas = components['schemas']
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never
}[keyof paths]

export type OperationOf<M extends Method, P extends PathOf<M>> = paths[P] extends { [K in M]: infer O } ? O : never

type JsonOf<R> = R extends { content: infer C } ? C[keyof C] : undefined
type Success<R> = R extends Record<number, unknown> ? R[keyof R & (200 | 201 | 202 | 204)] : never

/** What a call answers: the JSON, text for files, undefined where there is nothing to say. */
export type ReplyOf<O> = O extends { responses: infer R } ? JsonOf<Success<R>> : never

type BodyOf<O> = O extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : never
  : never
type Part<O, Name extends string> = O extends { parameters: infer P }
  ? P extends { [K in Name]: infer Value }
    ? { [K in Name]: Value }
    : P extends { [K in Name]?: infer Value }
      ? [NonNullable<Value>] extends [never]
        ? unknown
        : { [K in Name]?: NonNullable<Value> }
      : unknown
  : unknown
type WithBody<O> = [BodyOf<O>] extends [never] ? unknown : { body: FileOr<BodyOf<O>> }
/** In OpenAPI a file is a string of format `binary`. */
type FileOr<B> = [B] extends [string] ? string | Uint8Array<ArrayBuffer> | Blob : B

export interface CallOptions {
  signal?: AbortSignal
  /** Under which a repeated write is done once. Made for each call where the endpoint takes one. */
  idempotencyKey?: string
}

/** What a call takes: `path`, `query` and `body`, as far as the endpoint has them. */
export type Parts<O> = Part<O, 'path'> & Part<O, 'query'> & WithBody<O> & CallOptions

/** The second argument may be left out where nothing is required. */
export type Args<O> = object extends Parts<O> ? [parts?: Parts<O>] : [parts: Parts<O>]

/** Paths of lists that go on with a cursor. */
export type ListPath = {
  [P in PathOf<'get'>]: ReplyOf<OperationOf<'get', P>> extends { items: unknown[]; next: string | null } ? P : never
}[PathOf<'get'>]

export type ItemOf<P extends ListPath> = ReplyOf<OperationOf<'get', P>> extends { items: (infer Item)[] } ? Item : never
