/** What else the machine does while something is measured. */
import process from "node:process";

/**
 * Milliseconds that `run` took. Time for which the system has halted this process is not its own,
 * nor is what the threads of other tests use meanwhile: the less of both clocks counts.
 */
export function millisecondsOf(run: () => unknown): number {
  const [used, began] = [process.cpuUsage(), performance.now()];
  run();
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
