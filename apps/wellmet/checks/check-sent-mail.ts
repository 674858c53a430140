import { authenticate, type DKIMResult } from 'mailauth'
import { domainOf, type Resolver } from './check-sending-domain.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

/** RFC 8058: one click ends mail only where both are signed. */
const unsubscribeHeaders = ['list-unsubscribe', 'list-unsubscribe-post']

/** Reads one mail as it arrived: whether its signature is good and of the right domain, and what the receiver makes of it. */
export async function checkSentMail(mail: Buffer, address: string, resolver: Resolver): Promise<Finding[]> {
  const domain = domainOf(address)
  const { dkim, spf, dmarc } = await authenticate(mail, {
    trustReceived: true,
    disableArc: true,
    disableBimi: true,
    resolver,
  })
  const from = dkim.headerFrom?.map((one) => domainOf(one)) ?? []
  if (!from.includes(domain))
    return [
      fault(
        'mail',
        `it is not from ${domain}, but from ${from.join(', ') || 'nobody'}. Save one that this server sent`,
      ),
    ]
  return [
    judgeSignatures(dkim.results, domain),
    ...judgeUnsubscribe(mail, dkim.results),
    spf === false
      ? warning('spf', 'the mail does not say from where it came')
      : spf.status.result === 'pass'
        ? ok('spf', `${spf['envelope-from'] ?? domain} was let through`)
        : fault('spf', `${spf.status.result}: ${spf.status.comment ?? 'the sender is not in its record'}`),
    dmarc !== false && dmarc.status.result === 'pass'
      ? ok('dmarc', `passes, p=${dmarc.policy ?? 'none'}`)
      : fault('dmarc', `does not pass: neither a signature of ${domain} nor its SPF record stands for this mail`),
  ]
}

function judgeSignatures(results: readonly DKIMResult[], domain: string): Finding {
  const signed = results.filter(({ signingDomain }) => signingDomain !== undefined)
  if (signed.length === 0)
    return fault('dkim', `it is not signed. Let your mail server sign mail from ${domain}, and publish its key`)
  const good = signed.find(({ status }) => status.result === 'pass' && status.aligned)
  if (good) return ok('dkim', `signed by ${good.signingDomain}, selector ${good.selector}`)
  const other = signed.find(({ status }) => status.result === 'pass')
  if (other)
    return fault('dkim', `it is signed by ${other.signingDomain}, which is not ${domain}. Let it sign as d=${domain}`)
  const [bad] = signed
  const name = `${bad?.selector}._domainkey.${bad?.signingDomain}`
  return fault(
    'dkim',
    `the signature is not good (${bad?.status.comment ?? bad?.status.result}). Its key is at ${name}`,
  )
}

/** Mail without them is mail that nobody has to unsubscribe from. */
function judgeUnsubscribe(mail: Buffer, results: readonly DKIMResult[]): Finding[] {
  const head = mail.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? ''
  if (!/^list-unsubscribe:/im.test(head)) return []
  const isSigned = results.some(({ status, signingHeaders }) => {
    const names = signingHeaders?.keys.toLowerCase().split(/[:;,\s]+/) ?? []
    return status.result === 'pass' && unsubscribeHeaders.every((name) => names.includes(name))
  })
  return [
    isSigned
      ? ok('dkim', 'both headers for unsubscribing are signed')
      : fault(
          'dkim',
          'List-Unsubscribe and List-Unsubscribe-Post must be among the signed headers, or one click does not end mail',
        ),
  ]
}
