/** Below this, a pivot of a system with coefficients around 1 is a rounding error. */
const SMALLEST_PIVOT = 1e-10;

/**
 * Solves `matrix · x = right` for each column of `right`, by elimination with pivots; undefined
 * where there is no single solution. Both are changed. `matrix` is n × n, `right` n × m, as rows.
 */
export function solve(matrix: number[][], right: number[][]): number[][] | undefined {
  const n = matrix.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let row = i + 1; row < n; row++) {
      if (Math.abs(matrix[row][i]) > Math.abs(matrix[pivot][i])) pivot = row;
    }
    if (!(Math.abs(matrix[pivot][i]) > SMALLEST_PIVOT)) return undefined;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let row = 0; row < n; row++) {
      if (row === i) continue;
      const factor = matrix[row][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let k = i; k < n; k++) matrix[row][k] -= factor * matrix[i][k];
      right[row].forEach((_, k) => right[row][k] -= factor * right[i][k]);
    }
  }
  return right.map((row, i) => row.map((value) => value / matrix[i][i]));
}
