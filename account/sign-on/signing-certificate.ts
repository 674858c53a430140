import { X509Certificate } from 'node:crypto'

export type ReadCertificate = { pem: string } | { fault: 'unreadable' | 'weak' }

/** In one form, from PEM or from the bare base64 that metadata has. What it says beside its key is not looked at. */
export function certificateIn(typed: string): ReadCertificate {
  const inside = /-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/.exec(typed)
  const base64 = (inside?.[1] ?? typed).replaceAll(/\s+/g, '')
  const rest = inside ? typed.replace(inside[0], '').trim() : ''
  if (rest !== '' || !/^[A-Za-z0-9+/]+=*$/.test(base64)) return { fault: 'unreadable' }
  let certificate: X509Certificate
  try {
    certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    return { fault: 'unreadable' }
  }
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
  const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
  return isStrong ? { pem: certificate.toString() } : { fault: 'weak' }
}
