import type { Endpoint } from '../contract/endpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    family?: string
    endpoint?: Endpoint
  }
}
