class Sample {
  int first() {
    return 1;
  }
}
