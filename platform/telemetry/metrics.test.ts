import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('requests are counted by method, route pattern and class of status', async () => {
  const metrics = createMetrics()
  metrics.observeRequest({ method: 'GET', route: '/api/people/:id', status: 204, seconds: 0.02 })
  metrics.observeRequest({ method: 'GET', route: '/api/people/:id', status: 200, seconds: 0.2 })
  metrics.observeRequest({ method: 'BREW', route: undefined, status: 404, seconds: 0.001 })
  const text = await metrics.renderMetrics()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/people/:id",status="2xx"} 2')
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/people/:id",status="2xx"} 1',
  )
  expect(text).toContain('http_request_duration_seconds_count{method="other",route="unmatched",status="4xx"} 1')
})

test('jobs, outgoing calls and the door have their own figures', async () => {
  const metrics = createMetrics()
  metrics.observeJob({ name: 'contacts.sync', outcome: 'failed', seconds: 3 })
  metrics.observeOutbound({ method: 'POST', outcome: 503, ms: 120 })
  metrics.observeOutbound({ method: 'GET', outcome: 'timeout', ms: 5000 })
  metrics.countAdmission('displaced')
  metrics.countAdmission('displaced')
  const text = await metrics.renderMetrics()
  expect(text).toContain('job_duration_seconds_sum{name="contacts.sync",outcome="failed"} 3')
  expect(text).toContain('outbound_request_duration_seconds_count{method="POST",outcome="5xx"} 1')
  expect(text).toContain('outbound_request_duration_seconds_count{method="GET",outcome="timeout"} 1')
  expect(text).toContain('admission_outcomes_total{outcome="displaced"} 2')
})

test('pools are read at the moment of rendering', async () => {
  const metrics = createMetrics()
  const pool = { total: 3, idle: 1, waiting: 0 }
  metrics.watchPool('app', () => pool)
  pool.waiting = 7
  expect(await metrics.renderMetrics()).toContain('db_pool_connections{pool="app",state="waiting"} 7')
})

test('the process reports itself, and two registries do not mix', async () => {
  const [one, two] = [createMetrics(), createMetrics()]
  one.countAdmission('admitted')
  expect(await one.renderMetrics()).toMatch(/process_resident_memory_bytes \d+/)
  expect(await one.renderMetrics()).toContain('nodejs_eventloop_lag_seconds')
  expect(await two.renderMetrics()).not.toContain('admission_outcomes_total{')
  expect(one.contentType).toContain('text/plain')
})
