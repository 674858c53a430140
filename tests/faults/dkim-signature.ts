import { authenticate } from 'mailauth'

interface Signature {
  isGood: boolean
  /** Of the headers that it covers, in lower case. */
  names: string[]
}

/** What a receiver finds that looks the key up. */
export async function readSignature(
  mail: string,
  { domain, selector, key }: { domain: string; selector: string; key: string },
): Promise<Signature> {
  const { dkim } = await authenticate(Buffer.from(mail.replace(/\r?\n/g, '\r\n')), {
    disableArc: true,
    disableBimi: true,
    disableDmarc: true,
    resolver: async (name: string) => {
      if (name === `${selector}._domainkey.${domain}`) return [[`v=DKIM1; k=rsa; p=${key}`]]
      throw Object.assign(new Error('no such record'), { code: 'ENOTFOUND' })
    },
  })
  const good = dkim.results.find(({ status }) => status.result === 'pass')
  return {
    isGood: good?.signingDomain === domain,
    names: good?.signingHeaders?.keys.toLowerCase().split(/[:;,\s]+/) ?? [],
  }
}
