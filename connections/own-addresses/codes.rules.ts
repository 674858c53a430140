/** Without letters and digits that look alike. */
export const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const codeLength = 12

/** A code as it stands in a mail, in groups of four. */
export const writeCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')

/** A code as somebody typed it, as it was made. */
export const readCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
