import { createHash, createHmac } from 'node:crypto'
import { createServer, request as sendOn, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { temporaryFolder } from '../services/temporary-folder.ts'

/** The one account of s3rver. */
const accessKeyId = 'S3RVER'
/** With what an address has to escape, as keys of Amazon have. */
const secret = 'a/secret+key='
const bucket = 'copies'

/**
 * A private S3 server for one test: s3rver, behind a front that checks the signature of every request, because s3rver
 * takes any. `front.refused` says what was not signed with the key.
 */
export async function startObjectStorage() {
  const port = await findFreePort(null)
  const program = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const args = ['--directory', temporaryFolder(), '--port', `${port}`, '--address', '127.0.0.1', '--silent']
  const server = startProcess({
    name: 's3rver',
    args: [program, ...args, '--configure-bucket', bucket],
    environment: {},
  })
  onTestFinished(() => server.stop())
  await waitForAnswer(`http://127.0.0.1:${port}/`, 30)
  const front = { refused: 0, uploadedParts: 0, isBroken: false }
  const proxy = createServer((request, response) => {
    if (!isSigned(request)) {
      front.refused += 1
      return answerError(response, 403, 'SignatureDoesNotMatch')
    }
    if (front.isBroken) return answerError(response, 503, 'SlowDown')
    if (request.method === 'PUT' && request.url!.includes('partNumber=')) front.uploadedParts += 1
    passOn(request, response, port)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const { port: frontPort } = proxy.address() as AddressInfo
  const urlWith = (key: string, folder = 'server-1', name = bucket) =>
    `http://${accessKeyId}:${encodeURIComponent(key)}@127.0.0.1:${frontPort}/${name}/${folder}?region=eu-central-1`
  return { url: urlWith(secret), urlWith, secret, front }
}

function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = request
  const onward = sendOn({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(response)
  })
  onward.once('error', () => response.destroy())
  request.pipe(onward)
}

/** By version 4 of Amazon's signatures, calculated from the request as it came. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (found === null) return false
  const [, keyId, day, region, names, signature] = found as unknown as string[]
  const { pathname, searchParams } = new URL(url!, 'http://storage')
  const escape = (text: string) => encodeURIComponent(text).replaceAll(/[!'()*]/g, percent)
  const query = [...searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).toSorted()
  const signed = names!.split(';')
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, pathname, query.join('&'), lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const signingKey = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${secret}`,
  )
  const expected = createHmac('sha256', signingKey).update(text).digest('hex')
  return keyId === accessKeyId && region === 'eu-central-1' && signed.includes('host') && signature === expected
}

const percent = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
