/** First answers, given while typing; the API has the last word and is shown at the same fields. */
export const nameRule = (name: string): string | null => (name.trim() === '' ? 'Tell us what to call you.' : null)
export const emailRule = (email: string): string | null =>
  /^\S+@\S+\.\S+$/u.test(email.trim()) ? null : 'This does not look like an e-mail address.'
export const passwordRule = (password: string): string | null => (password === '' ? 'Your password is missing.' : null)
export const newPasswordHint = 'At least 10 characters. Length beats symbols.'
export const newPasswordRule = (password: string): string | null =>
  password.length < 10 ? 'Use at least 10 characters.' : null
