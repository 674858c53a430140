import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a URL and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * What is stored instead of a secret of ours. One round of SHA-256 is enough because the secret is 256 random bits;
 * a password is not, and never comes through here.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
