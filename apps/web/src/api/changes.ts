import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import { generated } from './client.ts'
import type { Fact } from './facts.ts'
import type { paths } from '@wellmet/client/schema.gen.ts'

declare const isNothing: unique symbol
type Nothing = readonly [] & { [isNothing]: true }

/** For a mutation after which nothing on any screen is stale; the reason is for the reader. */
export const nothing = (_because: string): Nothing => [] as readonly [] as Nothing

type Declared = {
  /** What it writes. Whatever depends on it is asked anew once the server has answered (refresh.ts). */
  changes: readonly [Fact, ...Fact[]] | Nothing
  /** Its effect is shown before the server answers (optimistic.ts). */
  isOptimistic?: boolean
}
type WithoutMeta<Options> = Omit<Options, 'meta' | 'mutationKey'> & Declared

const withMeta = <Options extends Declared>({ changes, isOptimistic = false, ...options }: Options) => ({
  ...options,
  meta: { changes, isOptimistic },
})

type Method = 'delete' | 'patch' | 'post' | 'put'
type PathOf<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]
type Asked<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>
type Reply<M extends Method, P extends PathOf<M>> = Required<
  FetchResponse<paths[P][M] & Record<string | number, unknown>, Asked<M, P>, `${string}/${string}`>
>

/** A mutation of one endpoint. */
export const useApiMutation = <M extends Method, P extends PathOf<M>, Shown = unknown>(
  method: M,
  path: P,
  options: WithoutMeta<
    Omit<UseMutationOptions<Reply<M, P>['data'], Reply<M, P>['error'], Asked<M, P>, Shown>, 'mutationFn'>
  >,
): UseMutationResult<Reply<M, P>['data'], Reply<M, P>['error'], Asked<M, P>, Shown> =>
  generated.useMutation(method, path as never, withMeta(options) as never) as never

/** A mutation that does more than call one endpoint. */
export const useOwnMutation = <Data, Variables = void, Shown = unknown>(
  options: WithoutMeta<UseMutationOptions<Data, Error, Variables, Shown>>,
): UseMutationResult<Data, Error, Variables, Shown> => useMutation(withMeta(options))
