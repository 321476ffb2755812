/** What else the machine does while something is measured. */
import process from "node:process";

/** How often something is run again that took long: the machine may be busy. */
const MOST_TRIES = 8;

/** The milliseconds that `run` takes: the least of some tries, or the first below `enough`. */
export async function leastMs(run: () => unknown, enough: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least >= enough; tries++) {
    least = Math.min(least, await millisecondsOf(run));
  }
  return least;
}

/**
 * Milliseconds that `run` took. Time for which the system has halted this process is not its own,
 * nor is what the threads of other tests use meanwhile: the less of both clocks counts.
 */
async function millisecondsOf(run: () => unknown): Promise<number> {
  const [used, began] = [process.cpuUsage(), performance.now()];
  await run();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - began, (user + system) / 1000);
}

/**
 * How long a process takes for work of 0.2 s, divided by the time that it had the processor: 1 on a
 * machine that does nothing else.
 */
export async function machineSlowness(): Promise<number> {
  const work = `
    const began = performance.now();
    const used = () => process.cpuUsage().user + process.cpuUsage().system;
    const before = used();
    while (used() - before < 200_000);
    console.log((performance.now() - began) / 200);
  `;
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["eval", work] }).output();
  return Math.max(1, Number(new TextDecoder().decode(stdout)));
}
