import { deriveKey } from './derive-key.ts'

/** Signs what leaves the server and comes back: links and cookies. */
export interface SigningKeys {
  /** Newest first. Sign with the first; accept what any of them signed. */
  of(purpose: string): readonly [current: Buffer, ...before: Buffer[]]
}

interface Secrets {
  SECRET: string
  /** Accepted until the operator takes it out of the settings. */
  SECRET_BEFORE?: string | undefined
}

export const signingKeys = ({ SECRET, SECRET_BEFORE }: Secrets): SigningKeys => ({
  of: (purpose) => [
    deriveKey(SECRET, purpose),
    ...(SECRET_BEFORE === undefined ? [] : [deriveKey(SECRET_BEFORE, purpose)]),
  ],
})
