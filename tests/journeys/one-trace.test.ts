import { expect, onTestFinished, test, vi } from 'vitest'
import { startProcesses } from '../world/product.ts'
import { startTraceReceiver, type Span } from '../world/trace-receiver.ts'

test('a request and the job that it causes are one trace, across two processes', async () => {
  const receiver = await startTraceReceiver()
  const traced = {
    TRACING_URL: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  const product = await startProcesses(traced)
  onTestFinished(() => product.stop())
  const answer = await fetch(`${product.address}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Lima', email: 'ana@example.com', password: 'correct horse battery' }),
  })
  expect(answer.status).toBe(201)
  await vi.waitFor(() => expect(product.mails).toHaveLength(1), { timeout: 20_000 })

  const trace = await vi.waitFor(
    () => {
      const spans = receiver.spans()
      const request = spans.find(({ name, service }) => service === 'api' && name === 'POST')
      const job = spans.find(({ name, service }) => service === 'worker' && name === 'platform.send-mail')
      expect(request).toBeDefined()
      expect(job).toBeDefined()
      return { request: request!, job: job!, spans }
    },
    { timeout: 20_000 },
  )
  expect(trace.job.traceId).toBe(trace.request.traceId)
  expect(ancestorsOf(trace.job, trace.spans)).toContain(trace.request)
  const queries = trace.spans.filter(({ name, parentId }) => name.startsWith('pg.query') && parentId !== '')
  for (const service of ['api', 'worker'])
    expect(queries.some((query) => query.service === service && query.traceId === trace.request.traceId)).toBe(true)
  // What was typed in is in no span.
  const sent = receiver.received.map(({ body }) => body.toString('latin1')).join('')
  for (const typed of ['ana@example.com', 'Ana Lima', 'correct horse battery']) expect(sent).not.toContain(typed)
}, 150_000)

function ancestorsOf(span: Span, spans: readonly Span[]): Span[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentId)
  return parent ? [parent, ...ancestorsOf(parent, spans)] : []
}
