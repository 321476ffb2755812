export default function Player() {
  return null;
}
