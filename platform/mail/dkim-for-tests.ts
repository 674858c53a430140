import nodemailer from 'nodemailer'

interface Signer {
  domain: string
  selector: string
  privateKey: string
}

/** As an operator's mail server signs what the product hands it. */
export async function signForTest(raw: string, { domain, selector, privateKey }: Signer): Promise<string> {
  const signing = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    dkim: { domainName: domain, keySelector: selector, privateKey },
  })
  const { message } = await signing.sendMail({ envelope: { from: `hello@${domain}`, to: `someone@${domain}` }, raw })
  if (!Buffer.isBuffer(message)) throw new Error('The signed mail is no buffer.')
  return message.toString('utf8')
}
