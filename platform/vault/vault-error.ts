export type VaultProblem = 'malformed' | 'unknown_key' | 'not_authentic' | 'bad_key_ring'

/** Never carries key material, plaintext or ciphertext: it is meant to be logged. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly code: VaultProblem

  constructor(code: VaultProblem, message: string) {
    super(message)
    this.code = code
  }
}
