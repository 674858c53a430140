/** As the connections of a world call themselves in PostgreSQL, those of its superuser with a word behind it. */
export const worldsName = 'test'
