import { expect, test } from 'vitest'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import { reachProblem } from './reach-problem.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each([
  [new OutboundError('forbidden_address', ''), 'not_public'],
  [new OutboundError('bad_url', ''), 'not_public'],
  [new OutboundError('too_large', ''), 'too_large'],
  [new OutboundError('timeout', ''), 'no_answer'],
  [new OutboundError('unreachable', '', coded('ENOTFOUND')), 'host_not_found'],
  [new OutboundError('unreachable', '', coded('DEPTH_ZERO_SELF_SIGNED_CERT')), 'bad_certificate'],
  [new OutboundError('unreachable', '', coded('ERR_TLS_CERT_ALTNAME_INVALID')), 'bad_certificate'],
  [coded('CERT_HAS_EXPIRED'), 'bad_certificate'],
  [coded('ERR_SSL_WRONG_VERSION_NUMBER'), 'no_tls'],
  [new AggregateError([coded('ECONNREFUSED')]), 'no_answer'],
  [undefined, 'no_answer'],
])('%s is told as %s', (error, problem) => {
  expect(reachProblem(error)).toBe(problem)
})
