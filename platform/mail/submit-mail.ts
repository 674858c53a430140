import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { judge, type Verdict } from './transport.ts'

/** A server to which somebody hands over mail of their own, and how to sign in there. */
export interface SubmissionServer {
  /** As its certificate says. */
  host: string
  /** Where it is: asked again, a hostile name server would answer with another one. */
  address: string
  port: number
  /** TLS from the first byte; otherwise it is demanded by STARTTLS, unless `isPrivate`. */
  isSecure: boolean
  isPrivate: boolean
  user: string
  password: string
}

/** Hands over one message that is composed already. The verdict says whether it left, did not, or may have. */
export async function submitMail(
  { host, address, port, isSecure, isPrivate, user, password }: SubmissionServer,
  { from, to, raw }: { from: string; to: string; raw: Buffer },
): Promise<Verdict> {
  const connection = new SMTPConnection({
    host: address,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isPrivate,
    tls: { servername: host },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })
  const body = Readable.from([raw])
  try {
    await new Promise<void>((done, refused) => {
      connection.once('error', refused)
      connection.connect((error) => (error ? refused(error) : done()))
    })
    await new Promise<void>((done, refused) => {
      connection.once('error', refused)
      connection.login({ user, pass: password }, (error) => (error ? refused(error) : done()))
    })
    await new Promise<void>((done, refused) => {
      connection.once('error', refused)
      connection.send({ from, to: [to] }, body, (error) => (error ? refused(error) : done()))
    })
    return { verdict: 'sent', problem: null }
  } catch (error) {
    // The body is read when the server has answered DATA, and not before.
    return judge(error, body.readableDidRead)
  } finally {
    connection.close()
  }
}
