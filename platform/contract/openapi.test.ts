import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './endpoint.ts'
import { stream } from './stream.plug-in.ts'
import { openApiDocument } from './openapi.ts'

const Tick = z.object({ tick: z.int() }).meta({ id: 'Tick' })
const about = { access: 'anyone', summary: 'Tell', reply: Tick } as const

test('a stream is described as events whose data has the shape of the reply', () => {
  const clocks = contract('clocks', { tell: { route: 'GET /clocks', plugIns: [stream], ...about } })
  const { paths } = openApiDocument([clocks], { title: '', version: '', description: '' })
  expect(paths).toMatchObject({
    '/clocks': {
      get: {
        responses: {
          200: { content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Tick' } } } },
          default: { content: { 'application/problem+json': {} } },
        },
      },
    },
  })
})

test('a stream that is not asked for with GET does not compile', () => {
  // @ts-expect-error -- a browser listens with GET and nothing else
  const wrong = contract('clocks', { tell: { route: 'POST /clocks', plugIns: [stream], ...about } })
  expect(wrong.family).toBe('clocks')
})
