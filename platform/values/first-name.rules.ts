/** "Ana" of "Ana Lima", as people are addressed. */
export const firstName = (name: string): string => name.split(' ')[0] ?? name
