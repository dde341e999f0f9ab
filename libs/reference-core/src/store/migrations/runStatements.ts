import { type Migration, sql } from 'kysely';

/** The work of a migration that carries out these statements, one after another, in the transaction of the migrations. */
export const runStatements =
  (statements: readonly string[]): Migration['up'] =>
  async (database) => {
    for (const statement of statements) await sql.raw(statement).execute(database);
  };
