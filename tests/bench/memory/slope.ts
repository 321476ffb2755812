/** Least squares. */

/** The slope of the line that is nearest to `points` (x, y); NaN of fewer than two. */
export function slopeOf(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    points.reduce((total, [x, y]) => total + of(x - middleX, y - middleY), 0);
  return sum((x, y) => x * y) / sum((x) => x * x);
}
