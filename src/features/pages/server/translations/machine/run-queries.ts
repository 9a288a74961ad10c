import { sql } from 'kysely';
import type { Tx } from '../../../../../lib/db/database.ts';
import type { TranslationRun } from '../../../machine-translation-contract.ts';
import type { ProviderProblem } from './provider.ts';

export interface RunRow {
  id: string;
  status: TranslationRun['status'];
  texts: number;
  done: number;
  failed: number;
  problem: ProviderProblem | null;
  waits_until: Date | null;
  created_at: Date;
  finished_at: Date | null;
}

export async function findRun(tx: Tx, language: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select id, status, texts, done, failed, problem, waits_until, created_at, finished_at from translation_runs
    where website_id = ${tx.site} and language = ${language}`.execute(tx);
  return rows[0];
}

/** @returns the id of the run; nothing if one is running */
export async function insertRun(
  tx: Tx,
  language: string,
  { subjects, texts }: { subjects: readonly string[]; texts: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into translation_runs as r (website_id, language, subjects, texts)
    values (${tx.site}, ${language}, ${[...subjects]}::text[], ${texts})
    on conflict (website_id, language) do update set id = uuidv7(), status = 'running', subjects = excluded.subjects,
      at = 0, text_at = 0, texts = excluded.texts, done = 0, failed = 0, tries = 0, waits_until = null, problem = null,
      created_at = now(), finished_at = null
    where r.status <> 'running'
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** How far a run is. */
export interface Turn {
  subject: string | null;
  at: number;
  text_at: number;
  tries: number;
}

/** @returns nothing if the run was stopped, or another one began */
export async function turnOf(tx: Tx, language: string, run: string): Promise<Turn | undefined> {
  const { rows } = await sql<Turn>`
    select subjects[at + 1] as subject, at, text_at, tries from translation_runs
    where website_id = ${tx.site} and language = ${language} and id = ${run} and status = 'running'`.execute(
    tx,
  );
  return rows[0];
}

/** Notes how far a run is. Another process that did the same work meanwhile is counted once. */
export async function noteTurn(
  tx: Tx,
  language: string,
  run: string,
  from: Turn,
  to: { at: number; textAt: number; done: number; failed: number },
): Promise<void> {
  await sql`
    update translation_runs set at = ${to.at}, text_at = ${to.textAt}, done = done + ${to.done},
      failed = failed + ${to.failed}, tries = 0, waits_until = null, problem = null
    where website_id = ${tx.site} and language = ${language} and id = ${run} and status = 'running'
      and at = ${from.at} and text_at = ${from.text_at}`.execute(tx);
}

/** Notes that a run waits, and why. */
export async function noteWait(
  tx: Tx,
  language: string,
  run: string,
  { problem, seconds }: { problem: ProviderProblem; seconds: number },
): Promise<void> {
  await sql`
    update translation_runs set tries = tries + 1, problem = ${problem},
      waits_until = now() + make_interval(secs => ${seconds})
    where website_id = ${tx.site} and language = ${language} and id = ${run} and status = 'running'`.execute(
    tx,
  );
}

export async function endRun(
  tx: Tx,
  language: string,
  run: string,
  status: 'done' | 'stopped' | 'failed',
  problem: ProviderProblem | null = null,
): Promise<void> {
  await sql`
    update translation_runs set status = ${status}, problem = ${problem}, waits_until = null, finished_at = now(),
      subjects = '{}'
    where website_id = ${tx.site} and language = ${language} and id = ${run} and status = 'running'`.execute(
    tx,
  );
}

/** Stops the run of a language, if one is running. */
export async function stopRun(tx: Tx, language: string): Promise<void> {
  const run = await findRun(tx, language);
  if (run) await endRun(tx, language, run.id, 'stopped');
}
