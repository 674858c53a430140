import { sign, X509Certificate, type KeyObject } from 'node:crypto'

/** One element of DER. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const size = Buffer.from(content.length.toString(16).padStart(content.length > 255 ? 4 : 2, '0'), 'hex')
  const length = content.length < 128 ? size : Buffer.concat([Buffer.from([0x80 | size.length]), size])
  return Buffer.concat([Buffer.from([tag]), length, content])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const oid = (hex: string): Buffer => der(6, Buffer.from(hex, 'hex'))
const rsaWithSha256 = sequence(oid('2a864886f70d01010b'), der(5))
const commonName = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
const time = (year: number): Buffer => der(0x18, Buffer.from(`${year}0101000000Z`))

/** The certificate of a key, as providers of SAML have one, in PEM. Node reads certificates and writes none. */
export function selfSigned(name: string, { privateKey, publicKey }: { privateKey: KeyObject; publicKey: KeyObject }) {
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const validity = sequence(time(2020), time(2050))
  const body = sequence(der(2, Buffer.from([1])), rsaWithSha256, commonName(name), validity, commonName(name), spki)
  const signature = der(3, Buffer.from([0]), sign('RSA-SHA256', body, privateKey))
  return new X509Certificate(sequence(body, rsaWithSha256, signature)).toString()
}
