import { readFileSync, writeFileSync } from 'node:fs'
import { createPrivateKey, sign } from 'node:crypto'

/**
 * Writes the signature of a file beside it, in the form of `openssl dgst -sha256 -sign key | base64`, which
 * `cosign verify-blob` takes too. The key is an unencrypted one of an elliptic curve, in PEM.
 */
export function signFile(file: string, keyFile: string): string {
  const signature = sign('sha256', readFileSync(file), createPrivateKey(readFileSync(keyFile)))
  writeFileSync(`${file}.sig`, signature.toString('base64'))
  return `${file}.sig`
}
